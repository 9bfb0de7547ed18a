import DefaultTheme from 'vitepress/theme';
import PlayTable from './play-table.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => app.component('PlayTable', PlayTable),
};
