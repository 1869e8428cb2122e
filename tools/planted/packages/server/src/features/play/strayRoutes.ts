const readSession = () => null;
export const strayRoutes = defineRoutes({
  getSession: () => readSession(),
});
