export * from '@cardloom/parts/present';
