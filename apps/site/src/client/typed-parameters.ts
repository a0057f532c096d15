import { historyState } from './history-state.ts';

/** The parameter that prefills the message of the quote form. */
export const BRIEF_PARAMETER = 'brief';

/** Parameters that the visitor typed: in the URL, or where trackers/move-typed-parameters.ts put them. */
export const typedParameters = () => new URLSearchParams(historyState().typed ?? location.search);
