/** What Pagefind keeps of a page: its words in order, and the places of those that were searched for. */
type FoundText = { content: string; locations: readonly number[]; title: string };

/** Words that stand together, all of them searched for or none. */
export type Run = { text: string; marked: boolean };

const mostWords = 26;
/** Shorter sentences are labels, names and links: nothing to begin a passage with. */
const fewestWords = 7;
/** Words before the first find, where it stands too far behind the beginning of its sentence. */
const lead = 6;

const endsSentence = (word: string) => /[.!?][”’"')]*$/.test(word);

type Sentence = { start: number; end: number };

function sentencesOf(words: readonly string[]): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const [at, word] of words.entries()) {
    if (!endsSentence(word) && at < words.length - 1) continue;
    sentences.push({ start, end: at + 1 });
    start = at + 1;
  }
  return sentences;
}

/** Where the text begins behind its own title, which stands above the passage anyway. */
function afterTitle(words: readonly string[], title: string): number {
  const named = title.split(/\s+/);
  const bare = (word = '') => word.replace(/\.$/, '');
  return named.every((word, at) => bare(words[at]) === bare(word)) ? named.length : 0;
}

function beginning(words: readonly string[], found: readonly number[], from: number): number {
  const whole = sentencesOf(words).filter(
    ({ start, end }) => start >= from && end - start >= fewestWords,
  );
  const held = ({ start }: Sentence) =>
    found.filter((at) => at >= start && at < start + mostWords).length;
  const [best] = whole.toSorted((one, other) => held(other) - held(one));
  const [first] = found.filter((at) => at >= from);
  if (best && (held(best) > 0 || first === undefined)) return best.start;
  return first === undefined ? from : Math.max(from, first - lead);
}

/** The passage of a page that holds most of what was searched for; it begins where a sentence begins. */
export function passageOf({ content, locations, title }: FoundText): Run[] {
  const words = content.split(/\s+/).filter(Boolean);
  const from = afterTitle(words, title);
  const start = beginning(words, locations, from);
  const end = Math.min(words.length, start + mostWords);
  const sought = new Set(locations);
  const runs: Run[] = [];
  for (let at = start; at < end; at += 1) {
    const marked = sought.has(at);
    const last = runs.at(-1);
    if (last?.marked === marked) last.text += ` ${words[at]}`;
    else runs.push({ text: `${at > start ? ' ' : ''}${words[at]}`, marked });
  }
  const last = words[end - 1];
  if (end < words.length && last && !endsSentence(last)) runs.push({ text: ' …', marked: false });
  return runs;
}
