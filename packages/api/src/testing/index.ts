export { adminHandlers } from './adminHandlers.ts';
export { type AdminWorld, createAdminWorld } from './adminWorld.ts';
export { authorHandlers } from './authorHandlers.ts';
export { followHandlers } from './followHandlers.ts';
export { authoringHandlers, createAuthorWorld, type AuthorWorld } from './authoringHandlers.ts';
export { catalogueHandlers } from './handlers.ts';
export {
  disconnectCall,
  type MockedProblem,
  MockedRefusal,
  mockCall,
  mockEvents,
  mockFile,
  refuseCall,
} from './mockCall.ts';
export { proofHandlers } from './proofHandlers.ts';
export { ratingHandlers } from './ratingHandlers.ts';
export { readerHandlers } from './readerHandlers.ts';
export { sharingHandlers } from './sharingHandlers.ts';
export { seriesHandlers } from './seriesHandlers.ts';
export { createWorld, type World } from './world.ts';
