export { authoringHandlers, createDesk, type Desk } from './authoringHandlers.ts';
export { catalogueHandlers } from './handlers.ts';
export { loseCall, type MockedProblem, MockedRefusal, mockCall, mockEvents, refuseCall } from './mockCall.ts';
export { readerHandlers } from './readerHandlers.ts';
export { createWorld, type World } from './world.ts';
