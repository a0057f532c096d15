import type { Diagram } from '@agency/content/schemas/diagram.ts';

export type DiagramPartProps<Kind extends Diagram['kind']> = {
  diagram: Extract<Diagram, { kind: Kind }>;
  styles: Record<string, string>;
};
