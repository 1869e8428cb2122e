export function SidedInline() {
  return <div style={{ marginLeft: 4 }} />;
}
