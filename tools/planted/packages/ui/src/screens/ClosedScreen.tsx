export function ClosedScreen() {
  return <main>It takes nothing.</main>;
}
