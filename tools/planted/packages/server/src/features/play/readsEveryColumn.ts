export const findTurns = (turns: { selectAll: () => unknown }) => turns.selectAll();
export const DELETED = 'delete from turns returning *';
export const FOUND = `select turns.* from turns`;
