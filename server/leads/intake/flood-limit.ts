import { NETWORK_WINDOW_MS, type Traffic } from '../store/traffic.ts';

/** Leads taken within ten minutes. */
export type FloodLimits = {
  /** From one person on one network; a repeat of the same submission is no new lead. */
  readonly perSender: number;
  /** From different people on one network: more than any office sends. */
  readonly perNetwork: number;
};

export const USUAL_FLOOD_LIMITS: FloodLimits = { perSender: 10, perNetwork: 300 };

/**
 * How long somebody has to wait, in seconds; 0 when the lead may come. People are told apart: an
 * office behind one address is many senders, a program that repeats itself is one. An unknown
 * network is not limited, nothing is counted of it.
 */
export function floodWait(traffic: Traffic, limits: FloodLimits, now: Date): number {
  const { onNetwork, fromSenderOnNetwork, firstOnNetwork } = traffic;
  if (fromSenderOnNetwork < limits.perSender && onNetwork < limits.perNetwork) return 0;
  const oldest = (firstOnNetwork ?? now).getTime();
  return Math.max(1, Math.ceil((oldest + NETWORK_WINDOW_MS - now.getTime()) / 1000));
}
