import { z } from 'astro/zod';
import { label } from '../text.ts';

/** A number that counts up: 100, +, Clients Served. */
export const counter = z
  .strictObject({
    number: z.number().int().min(0).describe('The target'),
    suffix: z.string().max(3).default('').describe('Written behind the number: +, M+, K+'),
    label: label('what is counted'),
  })
  .describe('A counter');
