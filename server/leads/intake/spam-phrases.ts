/** A kind of unasked offer, told by phrases that people who want something from an agency do not use. */
export type PhraseFamily = { readonly name: string; readonly phrases: readonly RegExp[] };

const OFFERING = String.raw`\b(?:we|i|our (?:team|company|agency|experts?|developers?|designers?))\b[^.!?\n]{0,40}\b(?:can|will|could|would like to|would love to|are able to|offer(?:s|ing)? to|help(?:s)? (?:you )?)\b`;

/**
 * The families. One alone never holds a lead back: a client may well ask for backlinks or sell
 * loans. Each counts once, however often it is met.
 */
const PHRASE_FAMILIES: readonly PhraseFamily[] = [
  {
    name: 'offers its own services to you',
    phrases: [
      new RegExp(
        String.raw`${OFFERING}[^.!?\n]{0,80}\byour (?:web ?site|site|web ?page|rankings?|google|business|brand|company|traffic|sales|app|online presence|listing)\b`,
        'iu',
      ),
      /\b(?:i|we) (?:was|were|am|are|just|have|came|had)\b[^.!?\n]{0,40}\b(?:visit(?:ed|ing)|going through|brows(?:ed|ing)|across|look(?:ed|ing) (?:at|over)|review(?:ed|ing)|check(?:ed|ing)|analy[sz](?:ed|ing)|audit(?:ed|ing)?) (?:your|on your)\b/iu,
      /\bwe are (?:a|an|one of)\b[^.!?\n]{0,60}\b(?:company|agency|team|firm|studio|house)\b[^.!?\n]{0,60}\b(?:offer|provid|speciali[sz]|deliver|expertise|serving)/iu,
      /\b(?:our|my) (?:services|packages|price list|rates?|portfolio|plans?) (?:include|start|are|is|begin|from|below|attached)\b/iu,
      /\b(?:white[- ]label|outsourc\w+|dedicated (?:developers?|team)|virtual assistants?|explainer videos?|offshore)\b[^.!?\n]{0,80}\b(?:per hour|hourly|\/ ?(?:hr|hour)|for you|your (?:agency|clients|business))\b/iu,
    ],
  },
  {
    name: 'promises rankings or traffic',
    phrases: [
      /\b(?:guarantee(?:d|s)?|assured?)\b[^.!?\n]{0,60}\b(?:rank\w*|first page|page (?:one|1)|top (?:3|5|10|three|ten)|traffic|visitors|results?)\b/iu,
      /\b(?:first page|page (?:one|1)|top (?:of|3|5|10|three|ten)|number one|#1)\b[^.!?\n]{0,40}\bgoogle\b[^.!?\n]{0,60}\b(?:guarantee|within \d+|in \d+ (?:days|weeks|months)|for (?:only|just))/iu,
      /\b(?:send|get|bring|drive|deliver)\b[^.!?\n]{0,30}\b(?:\d[\d,.]*k?|thousands of|unlimited|targeted)\b[^.!?\n]{0,20}\b(?:visitors|traffic|hits|clicks|leads)\b[^.!?\n]{0,40}\byour?\b/iu,
      /\byour (?:web ?site|site)\b[^.!?\n]{0,60}\b(?:is not (?:ranking|visible|optimi[sz]ed|showing)|has (?:some |many |several |technical )*(?:errors|issues|problems)|not (?:on|appearing on) (?:the )?(?:first|page))/iu,
    ],
  },
  {
    name: 'sells links or posts',
    phrases: [
      /\b(?:do-?follow|link insertions?|niche edits?|link exchange|sponsored (?:posts?|articles?|content)|paid (?:posts?|links?))\b/iu,
      /\bguest (?:posts?|posting|articles?|blogs?)\b[^.!?\n]{0,80}\b(?:price|cost|charge|fee|offer|opportunit|accept|publish|submit|your (?:site|web ?site|blog))/iu,
      /\b(?:DA|DR|domain authority|domain rating)\b ?(?:of )?(?:\d{2}|\+)/u,
      /\b(?:high|quality|seo)[- ](?:authority|quality|da|dr|pr)? ?backlinks? (?:for|from|at|package|service)/iu,
      /\bpbn\b/iu,
    ],
  },
  {
    name: 'speaks to many at once',
    phrases: [
      /\b(?:unsubscribe|opt[- ]?out|remove me|no longer wish to (?:receive|hear|be contacted))\b/iu,
      /\b(?:if you (?:do not|don'?t|would rather not)|to not) (?:want|wish|like)?(?: to)? ?(?:receive|get|hear|be contacted)\b/iu,
      /\breply\b[^.!?\n]{0,20}\b(?:stop|remove|no thanks|yes|interested)\b/iu,
      /\b(?:this is not (?:a )?spam|this (?:message|email|mail) (?:was|is) (?:sent|being sent) (?:to you )?(?:via|through|using|because))\b/iu,
      /\b(?:dear|hello|hi|attention) (?:sir(?: ?\/ ?| or )?ma'?dam|sir or madam|(?:business|web ?site|site|company|domain) owner|webmaster|site admin(?:istrator)?|admin|manager|friend|beneficiary|customer)\b/iu,
      /\b(?:contact|web) forms?\b[^.!?\n]{0,60}\b(?:blast|millions?|thousands?|bulk|submissions? service|marketing service)/iu,
    ],
  },
  {
    name: 'offers money',
    phrases: [
      /\b(?:bitcoin|crypto(?:currency)?|usdt|forex|binary options?|nft|ethereum)\b[^.!?\n]{0,80}\b(?:invest|profit|earn|return|trad(?:e|ing)|wallet|doubl|mining|airdrop|platform|bonus)/iu,
      /\b(?:invest|profit|earn|return|double)\w*\b[^.!?\n]{0,60}\b(?:bitcoin|crypto|usdt|forex|ethereum)\b/iu,
      /\b(?:earn|make|get|win|receive)\b[^.!?\n]{0,30}(?:[$€£₹]|usd|eur|rs\.?) ?\d[\d,.]*[^.!?\n]{0,30}\b(?:per|a|every|each|daily|weekly|from home|online|today)\b/iu,
      /\b(?:passive income|financial freedom|get rich|work from home|quick money|easy money)\b/iu,
      /\b(?:loans?|funding|credit line|capital|grant)\b[^.!?\n]{0,60}\b(?:\d(?:\.\d+)? ?%|no collateral|no credit check|approved|within 24 hours|instant|apply now|pre-?approved|worldwide)/iu,
      /\b(?:inheritance|next of kin|beneficiary|late client|lottery|compensation fund|atm card|diplomat|barrister|transfer of funds|million (?:us )?dollars)\b/iu,
    ],
  },
  {
    name: 'sells pills, dates or bets',
    phrases: [
      /\b(?:viagra|cialis|levitra|tramadol|xanax|ambien|oxycodone|phentermine|ivermectin|kamagra|modafinil|steroids?|ozempic online)\b/iu,
      /\b(?:porn\w*|xxx|sex (?:dating|chat|cam|toys?|video)|hookups?|escorts?|nudes?|adult dating|sexy (?:girls|women|ladies)|milf|onlyfans|lonely (?:girls?|women|wives))\b/iu,
      /\b(?:online casino|casino bonus|free spins|slot (?:games?|machines?|online)|sports? betting|bet(?:ting)? (?:site|bonus|tips)|1xbet|jackpot|poker online|no deposit)\b/iu,
      /\b(?:without (?:a )?prescription|online pharmacy|weight loss (?:pills?|gummies|supplement)|keto gummies|cbd (?:oil|gummies)|male enhancement|replica (?:watches|bags)|cheap (?:rolex|jerseys|ray[- ]?bans?))\b/iu,
    ],
  },
  {
    name: 'sells addresses, followers or reviews',
    phrases: [
      /\b(?:e-?mail|contact|customer|b2b|lead|business) ?(?:lists?|database|data ?base|data)\b[^.!?\n]{0,80}\b(?:verified|million|\d+ ?k|[\d,]{5,}|\bfor sale\b|buy|purchase|price|counts?|targeted|acquire)/iu,
      /\b(?:verified|targeted|opt-?in|accurate)\b[^.!?\n]{0,40}\b(?:e-?mail|contact|lead|business)s? ?(?:lists?|database|data|addresses)\b/iu,
      /\b(?:buy|cheap|real|get|boost|instant|sell)\b[^.!?\n]{0,40}\b(?:followers|subscribers|likes|views|google reviews|trustpilot reviews|5[- ]star reviews)\b/iu,
      /\b(?:mass|bulk) (?:mailing|e-?mails?|sms|whatsapp)\b/iu,
    ],
  },
  {
    name: 'lures to a link',
    phrases: [
      /\b(?:bit\.ly|tinyurl\.com|t\.ly|cutt\.ly|goo\.su|is\.gd|shorturl\.at|rb\.gy|t\.me)\//iu,
      /\b(?:click|tap|press) (?:here|the link|on the link|below|this link)\b/iu,
      /\b(?:see|visit|check|go to|open|follow)\b[^.!?\n]{0,30}\b(?:the )?(?:link|url|web ?site) below\b/iu,
      /\b(?:act now|limited (?:time|offer|slots|spots)|offer (?:ends|expires)|hurry|don'?t miss|order now|buy now|sign up (?:now|today)|claim (?:your|it)|only today|last chance|expires? (?:soon|today|tonight))\b/iu,
      /\b(?:you (?:have )?(?:won|been selected)|congratulations|your (?:domain|account|mailbox|listing|copyright|website)\b[^.!?\n]{0,40}\b(?:expir|suspend|terminat|infring|deactivat|violat|final notice))/iu,
    ],
  },
  {
    name: 'holds link markup',
    phrases: [/\[url[=\]]/iu, /<a\s[^>]*href/iu, /\[link=/iu],
  },
];

/** One expression for each family: it takes half the time of one for each phrase. */
function compileFamilies(flags: string) {
  return PHRASE_FAMILIES.map(({ name, phrases }) => {
    const each = phrases.map(({ source, ignoreCase }) => `(?${ignoreCase ? 'i' : '-i'}:${source})`);
    return { name, words: new RegExp(each.join('|'), flags) };
  });
}

// Of a text in plain ASCII the `u` of a phrase changes nothing, and it takes twice the time.
const ASCII_FAMILIES = compileFamilies('');
const UNICODE_FAMILIES = compileFamilies('u');

/** Names of the families that a text speaks the words of. */
export function phraseFamilies(text: string): string[] {
  const families = /^\p{ASCII}*$/u.test(text) ? ASCII_FAMILIES : UNICODE_FAMILIES;
  return families.filter(({ words }) => words.test(text)).map(({ name }) => name);
}
