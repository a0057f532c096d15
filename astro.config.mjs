// Astro runs a .mjs file itself. For a .ts file it starts a server of Vite first, which reads .env: the user that
// builds may not read that file, and no build may see the mail password.
export { default } from './apps/site/astro.config.ts';
