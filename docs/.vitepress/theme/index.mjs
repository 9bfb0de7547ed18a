import DefaultTheme from 'vitepress/theme';
import PlayTable from './play-table.vue';
import { watchRoles } from './roles.mjs';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('PlayTable', PlayTable);
    if (typeof document !== 'undefined') watchRoles();
  },
};
