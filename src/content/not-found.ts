export interface NotFoundContent {
  title: string;
  text: string;
  /** Set in monospace, line by line. */
  hint: string;
}

export const notFound: NotFoundContent = {
  title: '404 Page Not Found',
  text: 'There’s nothing at this address. The link may be old or mistyped.',
  hint: 'router.match(path) === undefined\n// building this page? register its route',
};
