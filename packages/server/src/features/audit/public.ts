export { listAudit } from './listAudit.ts';
export { auditData } from './personalData.ts';
export { recordChange, type Recorded, recordIfAdmin } from './recordChange.ts';
export { recordForeign } from './recordForeign.ts';
