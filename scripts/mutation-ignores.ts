interface Path {
  isCallExpression(): boolean;
  node: { callee?: { property?: { name?: string } } };
}

/** Descriptions in the API document are text, not behavior. */
const descriptions = {
  shouldIgnore: (path: Path): string | undefined =>
    path.isCallExpression() && path.node.callee?.property?.name === 'meta'
      ? 'a description'
      : undefined,
};

/** The interface by which Stryker asks which code to ignore. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'descriptions', value: descriptions }];
