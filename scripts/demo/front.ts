import { request as send } from 'node:http';
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newToken } from '#server/auth/token.ts';
import { pass, type Passage } from './passage.ts';
import { arrivalPage, bar, barStyle, passagePage, startPage, styleSheet } from './pages.ts';
import type { Mailbox, Scene } from './pages.ts';
import { firstPage, isPersona, leadersCookies, personaName, signInAs } from './personas.ts';
import type { SignInOptions } from './personas.ts';

interface FrontOptions extends SignInOptions {
  host: string;
  port: number;
  mailbox: Mailbox;
}

interface Asked {
  Params: { number: string; persona: string };
  Querystring: { to?: string };
}

const LONGEST_DAYS = 365;
const FAILED = 'That did not work. The terminal says why.';

/**
 * A proxy between the browser and the server. It adds the demo's bar to each page and serves the demo's
 * own pages. The server does not know about it, and the built site contains none of it.
 */
export async function startFront(options: FrontOptions): Promise<FastifyInstance> {
  const { db, host, port, mailbox, target } = options;
  const earlier = mailbox.moved;
  const home = await fetch(target).then((answer) => answer.text());
  const styles = home.match(/<link rel="stylesheet"[^<>]*>/g)?.join('') ?? '';
  const passages: Passage[] = [];
  const app = Fastify({
    forceCloseConnections: true,
    frameworkErrors: (_error, { raw }, reply) => passOn(raw, reply.hijack().raw),
  });
  // Passes request bodies on without parsing them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode < 500) return reply.code(statusCode).send(message);
    console.error(error);
    return reply.code(500).send(FAILED);
  });
  // Before Fastify looks at the body: what is wrong with it, the server says.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) passOn(request.raw, reply.hijack().raw);
    else done();
  });

  const sceneOf = ({ headers }: IncomingMessage): Scene => {
    const [, name] = /(?:^|; )demo=(\w+)/.exec(headers.cookie ?? '') ?? [];
    return { persona: isPersona(name) ? name : undefined, day: mailbox.moved - earlier, styles };
  };

  type Page = string | undefined | Promise<string>;
  const show = (path: string, page: (scene: Scene, request: FastifyRequest<Asked>) => Page) =>
    app.get<Asked>(path, async (request, reply) => {
      const html = await page(sceneOf(request.raw), request);
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return html ?? reply.code(404).send('There is no such page in the demo.');
    });
  const place = ({ params }: FastifyRequest<Asked>) => Number(params.number) - 1;
  show('/demo', startPage);
  show('/demo/arrive', async ({ persona }) => arrivalPage(await firstPage(db, persona)));
  show('/demo/later/:number', (scene, request) => passagePage(scene, passages[place(request)]));
  show('/demo/mails', (scene, { query }) => mailbox.listPage(scene, query.to));
  show('/demo/mails/:number', (scene, request) => mailbox.mailPage(scene, place(request)));
  app.get('/demo/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styleSheet),
  );

  app.post<Asked>('/demo/as/:persona', async (request, reply) => {
    const { persona } = request.params;
    if (!isPersona(persona) || isForeign(request)) return reply.code(403).send();
    const held = request.headers.cookie?.matchAll(/(?<=^|; )(grant-[\w-]+)=/g) ?? [];
    const grants = new Map([...held].map(([, name]) => [name!, '']));
    const own = persona === 'leader' ? await leadersCookies(options) : [];
    for (const [name, value] of own) grants.set(name, value);
    const session = personaName(persona) === null ? '' : newToken();
    await signInAs(options, persona, session);
    return lead(reply, '/demo/arrive', { ...Object.fromEntries(grants), session, demo: persona });
  });

  app.post('/demo/later', async (request, reply) => {
    if (isForeign(request)) return reply.code(403).send();
    const days = Number(new URLSearchParams(await text(request.raw)).get('days'));
    const isPossible = Number.isInteger(days) && days >= 1 && days <= LONGEST_DAYS;
    const isPassing = passages.at(-1)?.isDone === false;
    const session = isPossible && !isPassing ? letTimePass(days, request.raw) : '';
    return lead(reply, `/demo/later/${passages.length}`, session === '' ? {} : { session });
  });

  /** @returns the token of a new session, because the current one expires while the time passes */
  function letTimePass(days: number, request: IncomingMessage): string {
    const { persona, day } = sceneOf(request);
    const token = personaName(persona) === null ? '' : newToken();
    const passage: Passage = {
      days,
      until: day + days,
      isDone: false,
      summary: '<p>Time passes …</p>',
      happened: '',
    };
    passages.push(passage);
    pass(passage, { db, mailbox, back: cameFrom(request) })
      .then(() => signInAs(options, persona, token))
      .catch((error: unknown) => {
        console.error(error);
        passage.summary = `<p>${FAILED}</p>`;
      })
      .finally(() => (passage.isDone = true));
    return token;
  }

  function passOn(request: IncomingMessage, response: ServerResponse): void {
    const { 'accept-encoding': _encoding, 'if-none-match': _known, ...headers } = request.headers;
    const { method, url } = request;
    const onward = send(target + url, { method, headers }, (answer) => {
      const { statusCode = 502, headers: given } = answer;
      if (method !== 'GET' || !canShowBar(given)) {
        response.writeHead(statusCode, given);
        answer.pipe(response);
        return;
      }
      text(answer).then(
        (html) => {
          const shown = html
            .replace('</head>', () => `${barStyle}</head>`)
            .replace('<body>', () => `<body>${bar(sceneOf(request))}`);
          const { 'transfer-encoding': _chunked, ...kept } = given;
          response.writeHead(statusCode, { ...kept, 'content-length': Buffer.byteLength(shown) });
          response.end(shown);
        },
        () => response.destroy(),
      );
    });
    onward.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end('The server of the demo does not answer.');
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }
  await app.listen({ host, port });
  return app;
}

const isForeign = ({ headers }: { headers: IncomingHttpHeaders }) =>
  headers['sec-fetch-site'] === 'cross-site';

/** The browser follows to another page, with these cookies. An empty one is removed. */
function lead(reply: FastifyReply, to: string, cookies: Record<string, string>): FastifyReply {
  const lines = Object.entries(cookies).map(
    ([name, value]) =>
      `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${value === '' ? '; Max-Age=0' : ''}`,
  );
  return reply.header('set-cookie', lines).redirect(to, 303);
}

/** Pages of the site: their policy allows its style sheets. */
function canShowBar(headers: OutgoingHttpHeaders): boolean {
  return (
    String(headers['content-type']).startsWith('text/html') &&
    /style-src[^;]* 'self'/.test(String(headers['content-security-policy']))
  );
}

function cameFrom({ headers: { referer = '' } }: IncomingMessage): string {
  if (!URL.canParse(referer)) return '/demo';
  const { pathname, search } = new URL(referer);
  return pathname.startsWith('/demo/') ? '/demo' : pathname + search;
}
