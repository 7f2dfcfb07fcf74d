/** An address that a narrow line breaks before its @, if at all. */
export function EmailAddress({ children }: { children: string }) {
  const [name, host] = children.split('@');
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}
