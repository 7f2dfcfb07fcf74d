import type { ComponentProps, CSSProperties, ReactNode } from 'react';

/** A layout table, the only layout that Outlook for Windows supports. */
export function Rows({ style, children, ...rest }: RowsProps) {
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

interface RowsProps {
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
  /** An attribute, since Outlook ignores the style. */
  width?: string | number;
  align?: 'center';
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
