import type { AstroIntegration } from 'astro';

/**
 * Adds `client:interaction`: an island wakes when a pointer enters it, the keyboard reaches it or a finger
 * meets it. Until then its HTML does the work, and no script of it is fetched.
 */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './site/islands/interaction.ts' });
      },
    },
  };
}
