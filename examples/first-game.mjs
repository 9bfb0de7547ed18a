import * as cardloom from 'cardloom';

console.log(`cardloom exports: ${Object.keys(cardloom).join(', ')}`);
