import { type ExpressionBuilder, sql } from 'kysely';
import type { LeadDatabase } from './database.ts';
import { prepareQuery } from './prepared-query.ts';
import type { LeadRow, LeadTables } from './schema.ts';

/** What was kept lately of one sender and of one network. Nothing is counted of an unknown network. */
export type Traffic = {
  /** Leads of the sender within the last hour, counted up to 50. */
  readonly fromSender: number;
  /** Within the last ten minutes on the network: all leads, those of the sender, different senders. */
  readonly onNetwork: number;
  readonly fromSenderOnNetwork: number;
  readonly sendersOnNetwork: number;
  /** When the first of these came. */
  readonly firstOnNetwork: Date | null;
};

/** @param sender as senderKey makes it @param network as network-key.ts names it */
export type ReadTraffic = (sender: string, network: string, now: Date) => Promise<Traffic>;

/** How far back a network is looked at, in milliseconds. */
export const NETWORK_WINDOW_MS = 10 * 60_000;
const SENDER_WINDOW_MS = 60 * 60_000;
/** Nobody needs to know more exactly how many. */
const MOST_COUNTED = 50;

/** The moments between which traffic is counted. */
export type TrafficWindows = { senderSince: string; networkSince: string; now: string };

type Question = Pick<LeadRow, 'sender' | 'network'> & TrafficWindows;

/** Of somebody who was not heard of lately. */
export const NO_TRAFFIC: Traffic = {
  fromSender: 0,
  onNetwork: 0,
  fromSenderOnNetwork: 0,
  sendersOnNetwork: 0,
  firstOnNetwork: null,
};

export function trafficWindows(now: Date): TrafficWindows {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return {
    senderSince: before(SENDER_WINDOW_MS),
    networkSince: before(NETWORK_WINDOW_MS),
    now: now.toISOString(),
  };
}

/** True where `createTraffic` would count nothing: as a condition, for a query that keeps a lead. */
export function nothingKept(
  { and, not, exists, selectFrom }: ExpressionBuilder<LeadTables, never>,
  { sender, network, senderSince, networkSince, now }: Question,
) {
  const ofSender = selectFrom('leads')
    .select(sql.lit(1).as('one'))
    .where('sender', '=', sender)
    .where('received_at', '>=', senderSince);
  const onNetwork = selectFrom('leads')
    .select(sql.lit(1).as('one'))
    .where('network', '=', network)
    .where('network', '<>', '')
    .where('received_at', '>', networkSince)
    .where('received_at', '<=', now);
  return and([not(exists(ofSender)), not(exists(onNetwork))]);
}

/** Counts kept leads in the store, so that all replicas count together and mistakes cost nothing. */
export function createTraffic({ db, read }: Pick<LeadDatabase, 'db' | 'read'>): ReadTraffic {
  // All in one question: a visitor waits for the answer.
  const question = prepareQuery((blank: Question) =>
    db
      .selectFrom(
        db
          .selectFrom('leads')
          .select((select) => [
            select.fn.countAll().as('on_network'),
            sql<number | null>`sum(case when sender = ${blank.sender} then 1 else 0 end)`.as('own'),
            select.fn.count('sender').distinct().as('senders'),
            select.fn.min('received_at').as('first'),
          ])
          .where('network', '=', blank.network)
          // An unknown network is nobody's.
          .where('network', '<>', '')
          .where('received_at', '>', blank.networkSince)
          // A clock that was set back leaves leads in the future; they count for nothing.
          .where('received_at', '<=', blank.now)
          .as('network'),
      )
      .select((select) => [
        'on_network',
        'own',
        'senders',
        'first',
        select
          .selectFrom(
            select
              .selectFrom('leads')
              .select('id')
              .where('sender', '=', blank.sender)
              .where('received_at', '>=', blank.senderSince)
              .limit(MOST_COUNTED)
              .as('recent'),
          )
          .select((count) => count.fn.countAll().as('count'))
          .as('from_sender'),
      ]),
  );

  return async (sender, network, now) => {
    const [row] = await read(question({ sender, network, ...trafficWindows(now) }));
    return {
      fromSender: Number(row?.from_sender ?? 0),
      onNetwork: Number(row?.on_network ?? 0),
      fromSenderOnNetwork: Number(row?.own ?? 0),
      sendersOnNetwork: Number(row?.senders ?? 0),
      firstOnNetwork: row?.first ? new Date(row.first) : null,
    };
  };
}
