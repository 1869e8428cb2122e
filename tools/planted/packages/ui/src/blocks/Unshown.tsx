export function Unshown() {
  return <p>Nobody has a picture of this.</p>;
}
