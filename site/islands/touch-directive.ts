import type { AstroIntegration } from 'astro';

/**
 * Adds `client:touch`: an island wakes when a pointer enters it, the keyboard reaches it or a finger
 * meets it. Until then its HTML does the work, and no script of it is fetched.
 */
export function touchDirective(): AstroIntegration {
  return {
    name: 'touch-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './site/islands/touch.ts' });
      },
    },
  };
}
