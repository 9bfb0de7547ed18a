// As a user would: read through client.getState() after each move (applies playerView, copies).
import { createWith } from './bgio-client.mjs';

export const create = createWith((client) => client.getState());
