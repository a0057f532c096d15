import { loadPortfolioGrid } from '../../sections/portfolio/load-portfolio-grid.ts';
import { PortfolioGrid } from '../../sections/portfolio/PortfolioGrid/PortfolioGrid.tsx';

/** All case studies and galleries under their filter. */
export const AllWork = async () => <PortfolioGrid {...(await loadPortfolioGrid())} />;
