import type { FaultyMailServer } from './faulty-mail-server.ts';
import type { FaultyWebhook } from './faulty-webhook.ts';
import type { ServiceOptions, ServiceUnderFault } from './service-under-fault.ts';
import type { Visitors } from './visitors.ts';

/** What one scenario works with; all of it is its own and goes when it ends. */
export type Scene = {
  readonly folder: string;
  readonly mail: FaultyMailServer;
  readonly webhook: FaultyWebhook;
  readonly visitors: Visitors;
  /** How often the service is killed, where it is killed by chance. */
  readonly kills: number;
  /** Starts the service; the first one says where the leads are counted. */
  startService(options?: ServiceOptions): Promise<ServiceUnderFault>;
  /** Waits. @throws after three minutes, naming what did not happen */
  until(holds: () => boolean | Promise<boolean>, what: string): Promise<void>;
  /** Has something undone at the end, also after a failure. */
  afterwards(undo: () => unknown): void;
};

/** One thing that goes wrong while leads come in. */
export type Scenario = {
  /** What goes wrong, in a few words. */
  readonly fault: string;
  /**
   * Who may get a mail twice, under one Message-ID: nobody; whose line was cut behind the last byte;
   * or anybody, because the process is killed and cannot know what the mail server took.
   */
  readonly copies: 'none' | 'after a cut' | 'after a kill';
  /** Ends when the fault is over, or for good where the service must come through by itself. */
  run(scene: Scene): Promise<void>;
};
