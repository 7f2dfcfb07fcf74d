/** The pages of the local identity provider, which is not part of the site. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>${title}</title>
  <link rel="icon" href="data:," />
  <style>
    body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 24rem; margin: 12vh auto; padding: 0 1rem; color: #1d2b28; }
    input, button { font: inherit; box-sizing: border-box; width: 100%; padding: 0.6rem; margin: 0.3rem 0 1rem; }
    button { background: #1f4a40; color: #fff; border: 0; border-radius: 0.4rem; cursor: pointer; }
    p { color: #4b5a56; }
  </style>
  <h1>${title}</h1>
  ${body}
</html>`;
}

export function signInForm(uid: string): string {
  return page(
    'Local sign-in',
    `<p>An identity provider on this machine, to try the site with. Any name will do; there is no password.</p>
    <form method="post" action="/interaction/${uid}">
      <label>Your name <input name="name" autocomplete="off" required maxlength="100" autofocus /></label>
      <button>Sign in</button>
    </form>`,
  );
}
