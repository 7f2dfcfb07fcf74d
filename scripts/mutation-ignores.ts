interface Path {
  isCallExpression(): boolean;
  node: { callee?: { property?: { name?: string } } };
}

/** Descriptions for the API's document are words, not behaviour. */
const descriptions = {
  shouldIgnore: (path: Path): string | undefined =>
    path.isCallExpression() && path.node.callee?.property?.name === 'meta'
      ? 'a description'
      : undefined,
};

/** What Stryker asks for the parts of the code that it leaves alone. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'descriptions', value: descriptions }];
