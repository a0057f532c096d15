import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
export const plain: object = {};

export const catalogue: CatalogueOptions = { window: 520 };
