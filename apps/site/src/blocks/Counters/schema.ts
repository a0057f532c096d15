import { pageLink } from '@agency/content/schemas/link.ts';
import { heading, label, list, text } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

/** A number that counts up: 100, +, Clients Served. */
const counter = z
  .strictObject({
    number: z.number().int().min(0).describe('The target'),
    suffix: z.string().max(3).default('').describe('Written behind the number: +, M+, K+'),
    label: label('what is counted'),
  })
  .describe('A counter');

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    claim: text(10, 120, 'what the figures mean, in one to three sentences').optional(),
    sources: pageLink('Where it says whose figures these are'),
    items: list(counter, 1, 8, 'counters'),
  })
  .describe('Figures that count up when they are seen');

export const tones: readonly Tone[] = ['dark'];
