/**
 * An area's calls with its subscriptions. The named type preserves the toolkit's `Api` in declarations: TypeScript
 * would write out every member of an unnamed intersection, with wrong generics.
 */
export type Reporting<Area, Reports> = Area & Reports;

export function reporting<Area extends object, Reports extends object>(
  area: Area,
  reports: Reports,
): Reporting<Area, Reports> {
  return Object.assign(area, reports);
}
