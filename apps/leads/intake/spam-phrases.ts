/** Words of one kind of spam, for text from comparable-text.ts. */
type PhraseKind = {
  /** 2: enough alone. 1: people write it too, so that two kinds must come together. */
  readonly score: 1 | 2;
  /** Continues “The text …”. */
  readonly reason: string;
  readonly phrases: readonly RegExp[];
};

/**
 * Each kind counts once. What a client of an agency asks about (rankings, links, lists, prices, followers) is one
 * kind, so that no question about it is enough: only with an offer, a lure or money it is.
 */
export const PHRASE_KINDS: readonly PhraseKind[] = [
  {
    score: 2,
    reason: 'sells pills, dates or bets',
    phrases: [
      /\b(?:viagra|cialis|levitra|kamagra|tramadol|xanax|oxycodone|phentermine|male enhancement)\b/,
      /\b(?:buy|cheap|best|sell) (?:replica|rolex)\b|\bcheap (?:rolex|jerseys|ray-?bans)\b|\breplica watches, cheap\b/,
      /\b(?:keto gummies|weight loss pills|no (?:prescription|rx)[.,]? (?:needed|required|order|buy)|steroids? (?:without|online)|buy cbd)\b/,
      /\b(?:porn\w*|adult dating|sex (?:dating|chat|cam|toys wholesale)|hookup|best escorts|onlyfans|sexy girls|(?:lonely|hot) girls)\b/,
      /\b(?:online casino|casino bonus|free spins|slot games|slots online|sports betting (?:site|bonus|tips)|betting tips|1xbet|no deposit (?:bonus|poker|casino))\b/,
    ],
  },
  {
    score: 2,
    reason: 'promises money to its reader',
    phrases: [
      /\b(?:next of kin|lottery winner|won the lottery|compensation fund|atm card|unclaimed inheritance|inheritance of [$\d])\b/,
      /\b(?:your share|barrister|late client|funds?)\b[^?]{0,80}\bmillion (?:us )?dollars\b|\bmillion (?:us )?dollars\b[^?]{0,80}\b(?:barrister|funds|partner)\b/,
      /\b(?:double|multiply) (?:your|the) (?:bitcoin|crypto|money|investment|ethereum)\b/,
      /\b(?:easy|quick) money\b|\bpassive income from\b|\bget rich\b|\bguaranteed (?:profits?|income)\b|\bearn double\b/,
      /\b(?:usdt|bitcoin|crypto|forex|nft)\b[^.!?]{0,40}\b(?:airdrop|signals|for sale|doubl\w+)\b|\binvest in bitcoin\b|\bearn \d[\d.]* ?% (?:a day|daily|weekly)\b/,
    ],
  },
  {
    score: 2,
    reason: 'is written to many',
    phrases: [
      /\b(?:dear|hello|hi|attention),? (?:webmaster\b|beneficiary\b|(?:site admin|(?:web ?site|site|business|domain|company) owner)(?:[,.!:]|$))/,
      /\b(?:to (?:unsubscribe|opt[- ]?out),? (?:click|reply|send|visit|here)|unsubscribe (?:here|link|below|anytime|if)|reply (?:stop|remove)|opt[- ]?out (?:here|by))\b/,
      /\[url[=\]]|<a\s[^>]*href/,
      /\b(?:through|to) (?:\d[\d,.]* (?:million )?)?contact forms\b/,
      /\byour (?:domain|account|listing|mailbox|wallet)\b[^.!?]{0,40}\b(?:expires?|(?:is|been) suspended|terminated)\b/,
    ],
  },
  {
    score: 2,
    reason: 'sells links, addresses or followers',
    phrases: [
      /\b(?:get|buy|order) [^.!?]{0,40}\b(?:backlinks|followers|subscribers|guest posts)\b[^.!?]{0,30}[$€£]\d/,
      /\byour link on \d/,
      /\b(?:pay|paid) [^.!?]{0,20}\b(?:do-?follow|links?)\b|\b(?:i|we) (?:want to|can|would like to) (?:publish|submit) a guest (?:post|article)\b/,
      /\b(?:lists?|database|contacts)\b[^.!?]{0,60}\bfor sale\b|\b\d[\d,.]{0,15} ?(?:k|million) (?:b2b |verified )*(?:contacts|opt-?in|e-?mails?)\b/,
      /\b(?:acquiring|buying) an? (?:e-?mail )?list\b|\bget counts and pric/,
    ],
  },
  {
    score: 1,
    reason: 'offers services to its reader',
    phrases: [
      /\b(?:we|i|our (?:team|company|experts?|developers?|designers?|software|bot))\b[^.!?]{0,40}\b(?:can|will|could|would like to|would love to|offer(?:s|ing)? to|help)\b[^.!?]{0,60}\byour (?:web ?site|site|rankings?|business|brand|company|agency|traffic|sales)\b/,
      /\b(?:we|i)\b[^.!?]{0,30}\b(?:visited|going through|brows(?:ed|ing)|came across|review(?:ed|ing)|check(?:ed|ing)|analy[sz](?:ed|ing)|noticed(?: that)?|looking at) your\b|\bran an audit\b/,
      /\b(?:our|my) (?:packages?|price list|rates?|plans?|catalogue|portfolio)\b[^.!?]{0,40}\b(?:start|below|attached)\b/,
      /\bsend (?:you )?our (?:portfolio|proposal|quote|price list)\b|\bfor (?:you|your (?:agency|business|company|shop|brand))\b[^?]{0,40}[$€£]\d/,
      /\b(?:we|to) offer [^.!?]{0,60}\b(?:at|for) (?:[$€£]|\d[\d.]* ?%|low)|\boffer your (?:company|business)\b/,
      /\bfor your (?:web ?site|site|business)\b[^?]{0,60}(?:\border now|\bcheap|[$€£]\d)/,
    ],
  },
  {
    score: 1,
    reason: 'has words of people who sell rankings, links, addresses or loans',
    phrases: [
      /\b(?:guarantee[ds]?|assured)\b[^.!?]{0,60}\b(?:rank\w*|first page|page (?:one|1)|top (?:of|3|5|10)|traffic|visitors|results|seo)\b/,
      /\b(?:first page|page (?:one|1)|top (?:of|3|5|10)|(?:number|rank) #?1|rank fast)\b[^.!?]{0,60}\b(?:guaranteed?|within \d+|in \d+ (?:days|weeks|months))\b/,
      /\b\d[\d,.]{0,15}k? (?:targeted|real|unique) (?:visitors|leads|traffic)\b|\b(?:unlimited|targeted) traffic\b/,
      /\byour (?:web ?site|site)\b[^.!?]{0,60}\b(?:is not|has (?:some |many |several |technical )*(?:errors|issues|mistakes)|does not show)\b|\brank (?:your|#1)\b/,
      /\b(?:do-?follow|backlinks?|sponsored (?:posts?|articles?)|guest (?:posts?|articles?)|link insertions?|niche edits?|pbn|link exchange)\b/,
      /\b(?:verified|targeted|bulk|accurate|mass)\b[^.!?]{0,20}\b(?:e-?mails?|contacts?|leads?|business|sms|whatsapp|mailing)\b/,
      /\b(?:buy|real|cheap)\b[^.!?]{0,30}\b(?:followers|subscribers|likes|views|google reviews|5[- ]star reviews)\b/,
      /\b(?:white[- ]label|outsource|dedicated (?:team|developers?)|virtual assistants?|[$€£]\d[\d.]*(?: ?\/ ?| (?:per|an?) )(?:hr|hour|word))\b/,
      /\b(?:loans?|funding|grant|capital)\b[^.!?]{0,60}\b(?:worldwide|approved|within 24 hours|instant|pre-?approved|collateral|credit check|\d[\d.]* ?%)|\binstant\b[^.!?]{0,20}\bloans?\b/,
      /\b(?:unsubscribe|opt[- ]?out|not spam|(?:do not|don'?t|not) (?:wish|want) to receive|dear (?:friend|customer|manager)|respected sir)\b/,
    ],
  },
  {
    score: 1,
    reason: 'urges to click, answer or order at once',
    phrases: [
      /\b(?:bit\.ly|tinyurl\.com|t\.ly|cutt\.ly|is\.gd|rb\.gy|t\.me)\//,
      /\b(?:click|tap) (?:here|below|the link|this link)\b|\b(?:link|url) below\b/,
      /\b(?:act now|limited (?:time|offer|slots|spots)|offer (?:ends|expires)|hurry|order now|buy now|sign up (?:now|today)|claim (?:your|it)|only today|today only|last chance|expires? soon|apply (?:now|today)|(?:join|register) (?:now|today)|instant delivery)\b/,
      /\breply\b[^.!?]{0,20}\b(?:yes|interested|no thanks)\b|\binterested\?|\bfree (?:trial|report|audit of your)\b/,
      /\b(?:you have (?:won|been selected)|congratulations|final notice)\b/,
    ],
  },
  {
    score: 1,
    reason: 'speaks of money to earn',
    phrases: [
      /\b(?:earn|make|into) (?:[$€£₹]|usd|rs\.?) ?\d[\d,.]*[^.!?]{0,30}\b(?:per|a|every|each|daily|weekly|from home|online)\b/,
      /\b(?:work from home|financial freedom|mutually beneficial|business proposal|profits?\b[^.!?]{0,40}\b(?:trading|mining|forex|bitcoin|crypto))\b/,
      /\b(?:forex|crypto|bitcoin|usdt|ethereum|nft)\b[^.!?]{0,60}\b(?:profits?|wallet|mining|earn\w*|plan)\b/,
      /\b(?:investor|investment|funds)\b[^.!?]{0,40}\b(?:ready|from dubai|plan)\b/,
    ],
  },
];
