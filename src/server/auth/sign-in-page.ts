import { createHash } from 'node:crypto';
import escapeHtml from 'escape-html';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { palette } from '#content/colors.ts';
import { signIn } from '#content/sign-in.ts';

const style = `
  body { margin: 0; background: ${palette.paper}; color: ${palette.ink}; font: 1.125rem/1.6 system-ui, sans-serif; }
  main { max-width: 34rem; margin: 0 auto; padding: 14vh 1.5rem 4rem; }
  h1 { font: 600 2.25rem/1.15 Georgia, serif; margin: 0 0 1rem; }
  p { margin: 0 0 2rem; color: ${palette.inkMuted}; }
  a, button { color: ${palette.accentDeep}; font: inherit; margin-right: 1.5rem; }
  .main { display: inline-block; padding: 0.65rem 1.4rem; border: 0; border-radius: 999px;
    background: ${palette.ink}; color: ${palette.white}; text-decoration: none; cursor: pointer; }
  a:focus-visible, button:focus-visible { outline: 3px solid ${palette.accent}; outline-offset: 3px; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** Who follows links in a browser reads a page; a program gets the API's own shape. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** What went wrong, with a way to try again and one back. */
export function sendProblemPage(
  reply: FastifyReply,
  problem: { message: string; returnTo: string },
): FastifyReply {
  const { title, again, home } = signIn.problem;
  const login = `/api/login?returnTo=${encodeURIComponent(problem.returnTo)}`;
  return sendPage(
    reply,
    title,
    `<p role="alert">${escapeHtml(problem.message)}</p>
     <a class="main" href="${escapeHtml(login)}">${again}</a> <a href="/">${home}</a>`,
  );
}

/** Asks, because a link on another site could lead here. */
export function sendSignOutPage(reply: FastifyReply): FastifyReply {
  const { title, text, action, stay } = signIn.signOut;
  return sendPage(
    reply,
    title,
    `<p>${text}</p>
     <form method="post" action="/api/logout">
       <button class="main">${action}</button> <a href="/chatbot">${stay}</a>
     </form>`,
  );
}

function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  // No form-action: the way out leads on to the identity provider.
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(
      `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>
`,
    );
}
