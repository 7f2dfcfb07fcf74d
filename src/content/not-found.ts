export interface NotFoundContent {
  title: string;
  text: string;
  /** Set in monospace. */
  hint: string;
}

export const notFound: NotFoundContent = {
  title: '404 Page Not Found',
  text: 'There’s nothing at this address. The link may be old or mistyped.',
  hint: 'router.match(path) === undefined // building this page? register its route',
};
