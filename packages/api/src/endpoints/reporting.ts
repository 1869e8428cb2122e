/**
 * An area's calls, and the subscriptions to what they report while they run. It has a name so that declarations name the
 * toolkit's `Api` in it: of a plain intersection TypeScript writes out every member, with generics that do not hold.
 */
export type Reporting<Area, Reports> = Area & Reports;

export function reporting<Area extends object, Reports extends object>(
  area: Area,
  reports: Reports,
): Reporting<Area, Reports> {
  return Object.assign(area, reports);
}
