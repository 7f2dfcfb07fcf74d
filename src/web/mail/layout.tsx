import type { ComponentProps, CSSProperties, ReactNode } from 'react';

/** A table for the eye alone: the one way to lay out that Outlook for Windows knows. */
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
  /** As an attribute, which Outlook needs. */
  width?: string | number;
  align?: 'center';
}

/** One cell over the whole width. */
export function Row({ children, ...cell }: ComponentProps<'td'>) {
  return (
    <tr>
      <td {...cell}>{children}</td>
    </tr>
  );
}

/** Outlook for Windows leaves out a cell that holds nothing. */
export const EMPTY = '\u00a0';

/** Room between two parts: margins do not hold everywhere. */
export function Gap({ height }: { height: number }) {
  return (
    <Row height={height} style={exactly(height)} aria-hidden>
      {EMPTY}
    </Row>
  );
}

/** No line of text makes it higher. */
export function exactly(height: number): CSSProperties {
  return {
    height,
    fontSize: '1px',
    lineHeight: `${height}px`,
    ...{ msoLineHeightRule: 'exactly' },
  };
}
