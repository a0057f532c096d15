import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { parseSettings } from './config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const units = readdirSync(path.join(root, 'deploy')).filter((name) =>
  /\.(service|timer|path)$/.test(name),
);

/** Settings of systemd that all units have. */
const SANDBOX = 'agency-.service.d';

/** `.env.example` with every setting in use, one value of each. */
function everySetting(): Record<string, string> {
  const lines = read('.env.example').match(/^# [A-Z_]+=.*$/gm) ?? [];
  const given = parseEnv(lines.map((line) => line.slice(2)).join('\n'));
  return {
    ...(given as Record<string, string>),
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
  };
}

describe('the examples of a deployment', () => {
  it('.env.example with every line in use starts the service in production', () => {
    const env = everySetting();
    expect(Object.keys(env).length).toBeGreaterThan(12);
    expect(parseSettings(env)).toMatchObject({ ok: true });
  });

  it('a placeholder instead of a secret is refused', () => {
    const line = /^# (WEBHOOK_SECRET)=(.+)$/m.exec(read('.env.example'));
    const result = parseSettings({ ...everySetting(), WEBHOOK_SECRET: line?.[2] });
    expect(result).toMatchObject({ ok: false, problems: [{ variable: 'WEBHOOK_SECRET' }] });
  });

  /** The units in a folder, with programs that exist here; those of the template have a port. */
  function unitFolder(): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(path.join(root, 'deploy', SANDBOX), path.join(folder, SANDBOX), { recursive: true });
    for (const one of units)
      writeFileSync(
        path.join(folder, instanceOf(one)),
        read(`deploy/${one}`).replace(/^(Exec\w+)=\S+/gm, '$1=/bin/sh'),
      );
    return folder;
  }
  const instanceOf = (name: string) => name.replace('@.', '@3000.');
  const analyze = (...args: string[]) =>
    spawnSync('systemd-analyze', args, { encoding: 'utf8', env: { ...process.env, LANG: 'C' } });
  const hasSystemd = analyze('--version').status === 0;

  it.for(units)('systemd finds no error in %s', (name, context) => {
    if (!hasSystemd) return context.skip('this machine has no systemd-analyze');
    // It also checks that the programs and the units that others name exist.
    const { status, stderr } = analyze('verify', path.join(unitFolder(), instanceOf(name)));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it.for(units.filter((name) => name.endsWith('.service')))(
    'systemd finds few rights in %s',
    (name, context) => {
      if (!hasSystemd) return context.skip('this machine has no systemd-analyze');
      const unit = path.join(unitFolder(), instanceOf(name));
      // The threshold is ten times the exposure, which is 10 for a unit without limits.
      const { status, stdout } = analyze('security', '--offline=true', '--threshold=20', unit);
      expect(status, stdout).toBe(0);
    },
  );

  it('what publishes can read neither the leads nor .env, and its user is not that of the service', () => {
    const unit = read('deploy/agency-site-publish.service');
    const service = read('deploy/agency-site@.service');
    const user = (text: string) => /^User=(.*)$/m.exec(text)?.[1];
    expect(unit).not.toMatch(/^(EnvironmentFile|LoadCredential)=/m);
    expect(unit).toMatch(
      /^InaccessiblePaths=-\/var\/lib\/agency-site -\/srv\/agency-site\/\.env$/m,
    );
    expect(unit.match(/^ReadWritePaths=.*$/gm)).toEqual(['ReadWritePaths=/srv/agency-site-pages']);
    expect(service).toMatch(/^StateDirectory=agency-site\nStateDirectoryMode=0700$/m);
    expect(user(unit)).toBe('agency-site-publish');
    expect(user(service)).toBe('agency-site');
  });

  it('the sandbox lets the service ask for the addresses of this machine', () => {
    expect(read('deploy/agency-site@.service')).toMatch(/^RestrictAddressFamilies=AF_NETLINK$/m);
  });

  it('the Compose file sets what it does not leave to .env', () => {
    const { services } = parse(read('deploy/compose.yaml'), { merge: true });
    const environment: Record<string, string> = services.web.environment;
    const known: Record<string, string> = { SITE_HOST: 'agency.example', POSTGRES_PASSWORD: 'x1' };
    const filled = Object.entries(environment).map(([name, text]) => [
      name,
      text.replace(/\$\{(\w+)[^}]*\}/g, (_all, variable: string) => known[variable] ?? ''),
    ]);
    const { SMTP_URL, MAIL_FROM, MAIL_TO } = everySetting();
    const env = { SMTP_URL, MAIL_FROM, MAIL_TO, ...Object.fromEntries(filled) };
    expect(parseSettings(env)).toMatchObject({ ok: true });
    expect(env).toMatchObject({ NODE_ENV: 'production' });
  });

  it('the Compose replicas differ in the address of their heartbeat only', () => {
    const { services } = parse(read('deploy/compose.yaml'), { merge: true });
    const { networks, environment, ...second } = services['web-2'];
    const { environment: first, ...web } = services.web;
    const { HEARTBEAT_URL, ...same } = environment;
    expect(second).toEqual(web);
    expect(same).toEqual(first);
    // The first one has that of .env.
    expect(HEARTBEAT_URL).toMatch(/^\$\{HEARTBEAT_URL_2:-\}$/);
    // Caddy looks up the addresses of one name.
    expect(networks.default.aliases).toEqual(['web']);
    expect(read('deploy/Caddyfile')).toContain('dynamic a web 3000');
  });

  it('an upgrade of the Compose replicas restarts nothing else, and leaves no volume behind', () => {
    const { services, networks, volumes } = parse(read('deploy/compose.yaml'), { merge: true });
    expect(services.caddy.depends_on).toBeUndefined();
    expect(services.caddy.ports).toContain('443:443/udp');
    // Docker before version 27 does not choose an IPv6 network itself.
    expect(networks.default).toMatchObject({
      enable_ipv6: true,
      ipam: { config: [{ subnet: expect.stringMatching(/^fd[0-9a-f:]+::\/64$/) }] },
    });
    // Caddy calls the IPv4 and the IPv6 address of a replica.
    expect(services.web.environment.HOST).toBe('::');
    expect(read('deploy/Dockerfile')).toMatch(/^ENV .*\bHOST=:: /m);
    const mounted = [services.web, services.database, services.caddy].flatMap((one) => one.volumes);
    expect(mounted).toEqual(expect.arrayContaining(['data:/data', 'caddy-config:/config']));
    expect(Object.keys(volumes)).toEqual(['data', 'pages', 'database', 'caddy', 'caddy-config']);
    // From the project's root, so that an absolute CONTENT_DIR works too.
    expect(services.web.build).toMatchObject({ context: '.', target: 'service' });
  });

  it('what builds the pages in Compose has no settings, no leads, and does not reach the database', () => {
    const { services } = parse(read('deploy/compose.yaml'), { merge: true });
    const { pages, web } = services;
    expect(pages.env_file).toBeUndefined();
    expect(Object.keys(pages.environment)).toEqual(['PUBLIC_LEADS_HOST', 'STAGING']);
    expect(pages.networks).toEqual(['publish']);
    expect(pages.volumes).toEqual([expect.stringMatching(/:\/content:ro$/), 'pages:/pages']);
    expect(web.volumes).toContain('pages:/pages:ro');
    // Another user than that of the service, which shows only files of the user who wrote the pages.
    const [builds = '', serves = ''] = read('deploy/Dockerfile').split(/^FROM .* AS service$/m);
    expect([/^USER (.*)$/m.exec(builds)?.[1], /^USER (.*)$/m.exec(serves)?.[1]]).toEqual([
      '2000:2000',
      'node',
    ]);
  });

  /** nginx with `deploy/nginx.conf` on a free port. @returns the port */
  async function startNginx(folder: string, servicePort: number): Promise<number> {
    const port = await freePort();
    const site = read('deploy/nginx.conf')
      .replace(/^server \{\n\taccess_log .*\n\terror_log .*\n\tlisten 80;[\s\S]*/m, '')
      .replace(/^\t(listen \[|ssl_|http2).*\n/gm, '')
      .replaceAll('listen 443 ssl', `listen 127.0.0.1:${port}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${servicePort}`)
      .replaceAll('/var/log/nginx', folder)
      .replace('/srv/agency-site-pages/current', folder);
    const log = `error_log ${folder}/error.log;\naccess_log ${folder}/access.log;`;
    const main = `pid ${folder}/pid;\nevents {}\nhttp {\n${log}\n${site}\n}\n`;
    writeFileSync(path.join(folder, 'nginx.conf'), `user ${userInfo().username};\n${main}`);
    const nginx = spawn('nginx', ['-c', `${folder}/nginx.conf`, '-g', 'daemon off;']);
    onTestFinished(() => void nginx.kill());
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      );
    await expect.poll(answers).toBe(true);
    return port;
  }
  const hasNginx = spawnSync('nginx', ['-v']).status === 0;

  /** The status and target of a response. `fetch` lets nobody choose the host. */
  async function askHost(port: number, host: string, route: string) {
    const request = get({ port, path: route, headers: { host } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return `${response.statusCode} ${response.headers.location ?? ''}`.trim();
  }

  /** A service that answers every request with 200. */
  async function startService(): Promise<number> {
    const service = createHttpServer((_, response) => response.end()).listen(0, '127.0.0.1');
    onTestFinished(() => void service.close());
    await once(service, 'listening');
    return (service.address() as AddressInfo).port;
  }

  const editorRoutes = [
    ['agency.example', '/about-us', '200'],
    ['agency.example', '/administration', '200'],
    ['agency.example', '/admin', '301 https://edit.agency.example/admin/edit'],
    ['agency.example', '/admin/edit', '301 https://edit.agency.example/admin/edit'],
    ['agency.example', '//%61dmin/edit', '301 https://edit.agency.example/admin/edit'],
    ['edit.agency.example', '/admin/edit', '200'],
    ['edit.agency.example', '/_astro/editor/start.js', '200'],
    ['edit.agency.example', '/about-us?a=1', '301 https://agency.example/about-us?a=1'],
  ] as const;

  it('with nginx the editor is on a host of its own', async (context) => {
    if (!hasNginx) return context.skip('this machine has no nginx');
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const port = await startNginx(folder, await startService());
    for (const [host, route, response] of editorRoutes)
      expect([host, route, await askHost(port, host, route)]).toEqual([host, route, response]);
  });

  it('nothing that a visitor typed is in the log of nginx', async (context) => {
    if (!hasNginx) return context.skip('this machine has no nginx');
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const port = await startNginx(folder, await startService());
    const headers = { referer: 'https://other.example/?q=typed', 'user-agent': 'A browser' };
    await fetch(`http://127.0.0.1:${port}/search?q=typed&email=typed@b.example`, { headers });
    const logged = () => readFileSync(path.join(folder, 'access.log'), 'utf8');
    await expect.poll(logged).toMatch(/^127\.0\.0\.1 \[.*\] "GET \/search" 200 0 "A browser"$/m);
    expect(logged()).not.toContain('typed');
  });

  it('nor in its log of errors, while the service is stopped', async (context) => {
    if (!hasNginx) return context.skip('this machine has no nginx');
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const port = await startNginx(folder, await freePort());
    await (await fetch(`http://127.0.0.1:${port}/search?q=typed`)).text();
    expect(readFileSync(path.join(folder, 'error.log'), 'utf8')).not.toContain('typed');
  });

  it('Caddy can read its file', (context) => {
    if (spawnSync('caddy', ['version']).status !== 0)
      return context.skip('this machine has no caddy');
    const { status, stderr } = spawnSync(
      'caddy',
      ['adapt', '--validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'],
      { cwd: root, encoding: 'utf8', env: { ...process.env, SITE_HOST: 'agency.example' } },
    );
    expect([status, stderr]).toEqual([0, expect.anything()]);
  });

  it('while the service is stopped nginx shows the built pages, and says that a form was not sent', async (context) => {
    if (!hasNginx) return context.skip('this machine has no nginx');
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(path.join(folder, 'about-us.html'), 'the built page');
    const port = await startNginx(folder, await freePort());
    const request = (route: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${port}${route}`, init);
    const page = await request('/about-us');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect([page.status, await page.text()]).toEqual([200, 'the built page']);
    for (const [accept, type] of [
      ['*/*', 'application/json'],
      ['text/html', 'text/html; charset=utf-8'],
    ] as const) {
      const body = new URLSearchParams({ name: 'A' });
      const response = await request(CONTACT_FORM.endpoint, {
        method: 'POST',
        body,
        headers: { accept },
      });
      expect([response.status, response.headers.get('content-type')]).toEqual([503, type]);
      expect(await response.text()).toContain('Your message was not sent');
    }
    expect((await request('/health/ready')).status).toBe(502);
  });
});

/** A port that nothing listens on now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
