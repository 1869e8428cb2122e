export { listAudit } from './listAudit.ts';
export { auditData } from './personalData.ts';
export { recordChange, recordIfAdmin } from './recordChange.ts';
