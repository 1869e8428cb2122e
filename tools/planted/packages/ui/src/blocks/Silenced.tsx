export function Silenced() {
  // oxlint-disable-next-line jsx-a11y/alt-text
  return <img src="/cover.webp" />;
}
