import type { ComponentProps, CSSProperties } from 'react';

/** A layout table, the only layout that Outlook for Windows supports. Its width is an attribute: Outlook ignores the style. */
export function Rows({ style, children, ...rest }: ComponentProps<'table'>) {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ borderCollapse: 'separate', ...style }}
      {...rest}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

export function Row({ children, ...cell }: ComponentProps<'td'>) {
  return (
    <tr>
      <td {...cell}>{children}</td>
    </tr>
  );
}

/** Outlook for Windows drops empty cells. */
export const EMPTY = '\u00a0';

/** Space between two parts, since some clients ignore margins. */
export function Gap({ height }: { height: number }) {
  return (
    <Row height={height} style={exactly(height)} aria-hidden>
      {EMPTY}
    </Row>
  );
}

/** A fixed height that text cannot increase. */
export function exactly(height: number): CSSProperties {
  return {
    height,
    fontSize: '1px',
    lineHeight: `${height}px`,
    ...{ msoLineHeightRule: 'exactly' },
  };
}
